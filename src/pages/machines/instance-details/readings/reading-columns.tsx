import { type MachineInstance, type Reading, useMeter } from '@/entities/machine-instance'
import { PictureStrip } from '@/entities/picture'
import { useUser } from '@/features/session'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/data-table'
import { instanceDetailsText } from '../text'

/** @param onVoid undefined for those who may not void */
export function useReadingColumns(
  { unit }: MachineInstance,
  onVoid: ((reading: Reading) => void) | undefined,
): Column<Reading>[] {
  const t = useText(instanceDetailsText)
  const moment = useDateTime()
  const meter = useMeter(useUser().units)
  const actions: Column<Reading> = {
    id: 'actions',
    header: t('actions'),
    kind: 'actions',
    onCard: 'footer',
    cell: (reading) =>
      onVoid &&
      reading.voided_at === null && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('voidNamed', { value: meter(reading.value, unit), moment: moment(reading.taken_at) })}
          onClick={() => onVoid(reading)}
        >
          {t('void')}
        </Button>
      ),
  }
  return [
    { id: 'takenAt', header: t('takenAt'), kind: 'date', onCard: 'title', cell: ({ taken_at }) => moment(taken_at) },
    {
      id: 'value',
      header: t('value'),
      kind: 'number',
      cell: ({ value, voided_at }) => {
        const figure = meter(value, unit)
        return voided_at ? <del className="text-ink-muted">{figure}</del> : figure
      },
    },
    {
      id: 'source',
      header: t('source'),
      cell: ({ source, by }) => (source === 'person' ? (by ?? t('none')) : t(`source_${source}`)),
    },
    {
      id: 'note',
      header: t('note'),
      cell: ({ value, taken_at, note, pictures, is_replacement, voided_at, voided_by, void_reason }) =>
        (is_replacement || voided_at || note || pictures.length > 0) && (
          <span className="grid justify-items-start gap-1">
            {is_replacement && <Badge>{t('replacement')}</Badge>}
            {voided_at && (
              <span>{t('voidedBy', { by: voided_by ?? t('none'), reason: void_reason ?? t('none') })}</span>
            )}
            {note}
            <PictureStrip
              label={t('meterPhotographsOf', { value: meter(value, unit), moment: moment(taken_at) })}
              pictures={pictures}
            />
          </span>
        ),
    },
    ...(onVoid ? [actions] : []),
  ]
}
