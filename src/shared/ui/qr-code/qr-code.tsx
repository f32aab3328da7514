import { useId } from 'react'
import { cx } from '@/shared/lib/class-names'
import { qrPath } from './qr-path'

type QrCodeProps = {
  text: string
  /** What it opens, for who does not see it. */
  label: string
  className?: string
}

/** A QR code, dark on light in every theme: many readers do not take it the other way round. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const titleId = useId()
  const { size, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-labelledby={titleId}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('scheme-light bg-surface fill-ink', className)}
    >
      <title id={titleId}>{label}</title>
      <path d={path} />
    </svg>
  )
}
