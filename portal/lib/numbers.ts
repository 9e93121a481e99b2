/** A whole number with its thousands set apart by commas: 12,345. The same on the server and in every browser. */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
