import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import { type Sight, type Size, type Tile, tilesOf } from './projection.ts'

interface Props {
  sight: Sight
  size: Size
  /** The largest zoom for which there are tiles. */
  mostZoom: number
  /** Called with true if none of the visible tiles could be loaded. */
  onBroken: (isBroken: boolean) => void
}

const addressOf = ({ z, column, row }: Tile) =>
  api.address('mapTile', { params: { z: String(z), x: String(column), y: String(row) } })

/**
 * Shows tiles of the map, which are loaded through this origin (decision 0086). Where a tile is missing, the grid below
 * it is visible.
 */
export function MapTiles({ sight, size, mostZoom, onBroken }: Props) {
  const [came, setCame] = useState<ReadonlyMap<string, boolean>>(new Map())
  const tiles = tilesOf(sight, size, mostZoom)
  const results = tiles.map(tile => came.get(addressOf(tile)))
  const isBroken = results.includes(false) && !results.includes(true)
  useEffect(() => onBroken(isBroken), [isBroken, onBroken])
  const note = (address: string, isThere: boolean) =>
    setCame(before => (before.get(address) === isThere ? before : new Map(before).set(address, isThere)))
  return (
    <Box
      aria-hidden="true"
      sx={theme => ({
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        // tiles are drawn for light pages
        filter: theme.palette.mode === 'dark' ? 'brightness(0.75)' : undefined,
        '& img': { position: 'absolute', userSelect: 'none', pointerEvents: 'none' }
      })}
    >
      {tiles.map(tile => {
        const address = addressOf(tile)
        return (
          <img
            key={address}
            src={address}
            alt=""
            draggable={false}
            onLoad={() => note(address, true)}
            onError={() => note(address, false)}
            style={{
              left: tile.x,
              top: tile.y,
              width: tile.side,
              height: tile.side,
              visibility: came.get(address) ? 'visible' : 'hidden'
            }}
          />
        )
      })}
    </Box>
  )
}
