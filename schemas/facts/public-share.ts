/**
 * The smallest base number for which a share is published. A share of fewer messages says more about single people than
 * about a forum. Domain 7.
 */
export const shareMinimum = 10
