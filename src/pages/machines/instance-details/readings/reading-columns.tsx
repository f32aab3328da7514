import { CircleSlash } from 'lucide-react'
import { type MachineInstance, type Reading, useMeterReading } from '@/entities/machine-instance'
import { PictureStrip } from '@/entities/picture'
import { useUser } from '@/features/session'
import { useDate, useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useIsNarrow } from '@/shared/lib/media-query'
import { Badge } from '@/shared/ui/badge'
import type { Column } from '@/shared/ui/data-table'
import { RowMenu } from '@/shared/ui/row-menu'
import { instanceDetailsText } from '../text'

/** @param onVoid undefined for those who may not void */
export function useReadingColumns(
  { unit }: MachineInstance,
  onVoid: ((reading: Reading) => void) | undefined,
): Column<Reading>[] {
  const t = useText(instanceDetailsText)
  const moment = useDateTime()
  const day = useDate()
  const isNarrow = useIsNarrow()
  const meter = useMeterReading(useUser().units)
  const enteredBy = ({ source, by }: Reading) => (source === 'person' ? (by ?? t('none')) : t(`source_${source}`))
  const actions: Column<Reading> = {
    id: 'actions',
    header: t('actions'),
    kind: 'actions',
    onCard: 'menu',
    cell: (reading) =>
      onVoid &&
      reading.voided_at === null && (
        <RowMenu
          name={t('readingNamed', { value: meter(reading.value, unit), moment: moment(reading.taken_at) })}
          actions={[
            {
              label: t('voidReading'),
              icon: <CircleSlash aria-hidden />,
              destructive: true,
              onSelect: () => onVoid(reading),
            },
          ]}
        />
      ),
  }
  return [
    {
      id: 'takenAt',
      header: t('takenAt'),
      kind: 'date',
      onCard: 'title',
      cell: (reading) =>
        isNarrow ? (
          <>
            {day(reading.taken_at)}
            <span className="text-sm font-normal text-ink-muted"> · {enteredBy(reading)}</span>
          </>
        ) : (
          moment(reading.taken_at)
        ),
    },
    {
      id: 'value',
      header: t('value'),
      kind: 'number',
      onCard: 'corner',
      cell: ({ value, voided_at }) => {
        const figure = meter(value, unit)
        return voided_at ? <del className="text-ink-muted">{figure}</del> : figure
      },
    },
    // On a phone it is shown beside the day, so that a reading takes one line.
    { id: 'source', header: t('source'), onCard: 'hidden', cell: enteredBy },
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
