import { useId } from 'react'
import type { MachineInstance } from '@/entities/machine-instance'
import { productName } from '@/shared/config'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { instanceDetailsText } from '../text'
import { qrPath } from './qr-path'

type LabelProps = { instance: MachineInstance; url: string }

/** What is stuck to the machine: 62 mm wide, as the rolls of common label printers are. */
export function Label({ instance, url }: LabelProps) {
  const t = useText(instanceDetailsText)
  const { machine, name, serial_number: serial, unit } = instance
  return (
    <div className="grid w-[62mm] justify-items-center gap-1 rounded-md border border-line-strong scheme-light bg-surface p-[3mm] text-center text-ink wrap-anywhere">
      <p className="text-xl font-bold">{t(unit === 'hours' ? 'enterHours' : 'enterKm')}</p>
      <QrCode text={url} label={t('code', { machine: name || machine.name })} className="size-[44mm]" />
      <p className="font-semibold">{name || machine.name}</p>
      {name && <p>{machine.name}</p>}
      <p className="figures">{t('labelSerial', { serial })}</p>
      <p className="text-sm">{productName}</p>
    </div>
  )
}

type QrCodeProps = {
  text: string
  /** What it opens, for who does not see it. */
  label: string
  className?: string
}

/** A QR code, dark on light in every theme: many readers do not take it the other way round. */
function QrCode({ text, label, className }: QrCodeProps) {
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
