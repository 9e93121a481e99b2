import type { DataOf } from '@board/client'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import css from './attachments.module.css'

const ImageViewer = openedPart(() => import('../../ui/image-viewer.tsx'))

type Attachment = DataOf<'getMessage'>['contentList'][number]['attachments'][number]

/**
 * Shows the pictures and videos of a text. Pictures open in a viewer, without scripts on their own page; videos play in
 * place.
 */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useT()
  const [viewed, setViewed] = useState<number>()
  const images = attachments.filter(attachment => attachment.mime.startsWith('image/'))
  const videos = attachments.filter(attachment => attachment.mime.startsWith('video/'))
  if (attachments.length === 0) return null
  return (
    <div className={css.attachments}>
      {images.length > 0 && (
        <ul className={css.images}>
          {images.map((image, index) => (
            <li key={image.aid}>
              <a
                href={image.url}
                className={css.image}
                aria-label={t('viewer.open', { name: image.fileName })}
                onClick={event => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  setViewed(index)
                }}
              >
                <img src={image.thumbUrl ?? image.url} alt="" width="120" height="120" loading="lazy" />
              </a>
              {image.isPublic === 0 && <Chip>{t('message.privateFile')}</Chip>}
            </li>
          ))}
        </ul>
      )}
      {videos.map(video => (
        <figure key={video.aid} className={css.video}>
          {/* biome-ignore lint/a11y/useMediaCaption: videos of users have no captions */}
          <video src={video.url} controls preload="metadata" aria-label={video.fileName} />
          <figcaption>
            {video.fileName} {video.isPublic === 0 && <Chip>{t('message.privateFile')}</Chip>}
          </figcaption>
        </figure>
      ))}
      {viewed !== undefined && (
        <ImageViewer
          images={images.map(image => ({ url: image.url, name: image.fileName }))}
          start={viewed}
          onClose={() => setViewed(undefined)}
        />
      )}
    </div>
  )
}
