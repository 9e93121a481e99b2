/** Texts of the map of a place. They are loaded together with the map. */
export const texts = {
  map: {
    lat: 'Latitude (north is positive, -90 to 90)',
    lng: 'Longitude (east is positive, -180 to 180)',
    text: 'Description of the place',
    map: 'Map: %{label}',
    help: 'Press the map to set the place. Drag its mark, or use Shift and the arrow keys, to move the place; drag the map, or use the arrow keys, to move the map; pinch, turn the wheel with Ctrl, or use plus and minus to zoom; Enter sets the place in the middle.',
    broken: 'The map images cannot be shown at the moment; the grid and the coordinates still work',
    // it follows `help` on the same line
    grid: ' There are no map images: only a grid of degrees and a scale.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    centre: 'Back to the place',
    clear: 'Clear the place',
    set: 'The place is set to %{place}',
    none: 'No place yet',
    place: '%{lat}, %{lng}',
    north: '%{n}° N',
    south: '%{n}° S',
    east: '%{n}° E',
    west: '%{n}° W',
    metres: '%{n} m',
    kilometres: '%{n} km'
  }
}
