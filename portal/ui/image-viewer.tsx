import { useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import css from './image-viewer.module.css'
import { Dialog } from './notices/dialog.tsx'

export interface ViewedImage {
  url: string
  name: string
}

/** Shows pictures over the page, one at a time. Arrow keys change the picture, Escape closes it. Import it lazily. */
export default function ImageViewer(props: {
  images: readonly ViewedImage[]
  start: number
  onClose: () => void
}) {
  const { images, onClose } = props
  const t = useT()
  const [index, setIndex] = useState(props.start)
  const image = images[index]
  if (!image) return null
  const turn = (by: number) => setIndex(at => Math.min(images.length - 1, Math.max(0, at + by)))
  return (
    <Dialog
      size="full"
      title={t('viewer.title', { index: index + 1, count: images.length })}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the buttons below */}
      <div
        className={css.viewer}
        onKeyDown={event => {
          if (event.key === 'ArrowLeft') turn(-1)
          if (event.key === 'ArrowRight') turn(1)
        }}
      >
        <img className={css.image} src={image.url} alt={image.name} />
        {/* at both ends the button keeps the focus, because the arrow keys need it */}
        <div className={css.bar}>
          {images.length > 1 && (
            <Button isOff={index === 0} onClick={() => turn(-1)}>
              {t('viewer.previous')}
            </Button>
          )}
          <p className={css.name} aria-live="polite">
            {image.name}
          </p>
          {images.length > 1 && (
            <Button isOff={index === images.length - 1} onClick={() => turn(1)}>
              {t('viewer.next')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
