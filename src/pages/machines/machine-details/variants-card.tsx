import { type Machine, useSerialRange } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { machineDetailsText } from './text'

/** The model's variants, and the serial numbers that select each. */
export function VariantsCard({ machine: { variants } }: { machine: Machine }) {
  const t = useText(machineDetailsText)
  const write = useSerialRange()
  return (
    <Card title={t('variants')}>
      {variants.length === 0 ? (
        <p className="text-ink-muted">{t('noVariants')}</p>
      ) : (
        <dl className="grid gap-2">
          {variants.map(({ id, name, serial_number_start: from, serial_number_end: to }) => (
            <div key={id} className="flex flex-wrap justify-between gap-x-6">
              <dt className="font-medium wrap-anywhere">{name}</dt>
              <dd className="figures wrap-anywhere text-ink-muted">{write({ from, to }) || t('anySerial')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
