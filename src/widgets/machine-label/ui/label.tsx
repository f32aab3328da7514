import type { MachineInstance } from '@/entities/machine-instance'
import { productName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { QrCode } from '@/shared/ui/qr-code'
import { machineLabelText } from '../text'

type LabelProps = { instance: MachineInstance; url: string }

/** What is stuck to the machine: 62 mm wide, as the rolls of common label printers are. */
export function Label({ instance, url }: LabelProps) {
  const t = useText(machineLabelText)
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
