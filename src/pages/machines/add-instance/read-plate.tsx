import type { PhotographText } from '@/features/read-photograph'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { addInstanceText } from './text'

const fields = ['model', 'serial_number', 'brand', 'year'] as const

/** What was read from a plate, to be compared with it; what else it says, if neither model nor serial number was found. */
export function ReadPlate({ plate, isModelKnown }: { plate: PhotographText; isModelKnown: boolean }) {
  const t = useText(addInstanceText)
  const found = fields.flatMap((name) => {
    const value = plate[name]
    return value ? [{ name, ...value }] : []
  })
  if (!plate.model && !plate.serial_number) {
    return (
      <Callout tone="warning" title={t('plateWithoutFields')}>
        {plate.lines.map(({ text }) => text).join(' · ')}
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={t('plateRead')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {found.map(({ name, text, is_certain: isCertain }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-muted">{t(`plate_${name}`)}</dt>
            <dd>
              <span className="figures font-semibold">{text}</span>
              {!isCertain && <span className="text-warning-ink"> ({t('plateUncertain')})</span>}
            </dd>
          </div>
        ))}
      </dl>
      {plate.model && !isModelKnown && plate.models.length === 0 && <p>{t('plateModelUnknown')}</p>}
    </Callout>
  )
}
