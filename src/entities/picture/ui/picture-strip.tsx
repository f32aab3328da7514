import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import type { Picture } from '../picture'
import { pictureText } from '../text'
import { PictureViewer } from './picture-viewer'

type PictureStripProps = {
  /** What they show, such as "Engine oil filter". */
  label: string
  pictures: readonly Picture[]
}

/** Pictures as thumbnails, each of which opens large. Nothing where there are none. */
export function PictureStrip({ label, pictures }: PictureStripProps) {
  const t = useText(pictureText)
  const [opened, setOpened] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {pictures.map(({ id, thumbnail_url }, index) => (
          <li key={id}>
            <button
              type="button"
              data-printed
              aria-label={t('open', { n: index + 1 })}
              onClick={() => setOpened(index)}
              className="block rounded-sm border border-line hover:border-ink"
            >
              <img
                src={thumbnail_url}
                alt=""
                width={72}
                height={72}
                loading="lazy"
                className="size-18 rounded-sm bg-sunken object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <PictureViewer label={label} pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
