import { useState } from 'react'
import { type Picture, PictureViewer } from '@/entities/picture/@x/catalogue'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { partPictureText } from './text'

type PartThumbnailProps = {
  /** What the part is called: its description, or its number where it has none. */
  name: string
  /** The one that represents the part; a drawing replaces it where there is none. */
  picture: Picture | null | undefined
  size?: 'sm' | 'md'
  /** Whether pressing it shows the picture in full. */
  opens?: boolean
}

const sizes = { sm: { box: 'size-10', pixels: 40 }, md: { box: 'size-14', pixels: 56 } }

/** A part's picture in a square that is as large before it loads, and where it does not load. */
export function PartThumbnail({ name, picture, size = 'md', opens = false }: PartThumbnailProps) {
  const t = useText(partPictureText)
  const [failedId, setFailedId] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const { box, pixels } = sizes[size]
  const shape = cx(box, 'shrink-0 overflow-hidden rounded-sm border border-line bg-sunken')
  if (!picture || picture.id === failedId) {
    return (
      <span className={cx(shape, 'flex items-center justify-center text-ink-subtle')}>
        <PartDrawing />
      </span>
    )
  }
  const image = (
    <img
      src={picture.thumbnail_url}
      alt={opens ? '' : name}
      width={pixels}
      height={pixels}
      loading="lazy"
      onError={() => setFailedId(picture.id)}
      className="size-full object-cover"
    />
  )
  if (!opens) return <span className={cx(shape, 'block')}>{image}</span>
  return (
    <>
      <button
        type="button"
        data-printed
        aria-label={t('open', { name })}
        onClick={() => setOpen(true)}
        className="shrink-0 rounded-sm"
      >
        <span className={cx(shape, 'block')}>{image}</span>
      </button>
      {isOpen && <PictureViewer label={name} pictures={[picture]} first={0} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A nut, for any part that has no picture. */
function PartDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="size-3/5"
    >
      <path d="M7.4 4h9.2l4.6 8-4.6 8H7.4l-4.6-8z" />
      <circle cx="12" cy="12" r="4" />
      <path d="M9.2 9.2a4 4 0 0 1 5.6 0" strokeLinecap="round" opacity=".5" />
    </svg>
  )
}
