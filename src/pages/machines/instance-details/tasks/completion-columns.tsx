import { type Completion, type MachineInstance, useMeterReading } from '@/entities/machine-instance'
import { PictureStrip } from '@/entities/picture'
import { useUser } from '@/features/session'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/data-table'
import { instanceDetailsText } from '../text'

/** @param onUndo undefined for those who may not undo anything */
export function useCompletionColumns(
  { unit }: MachineInstance,
  onUndo: ((completion: Completion) => void) | undefined,
): Column<Completion>[] {
  const t = useText(instanceDetailsText)
  const day = useDay()
  const meter = useMeterReading(useUser().units)
  const when = ({ done_on, hours }: Pick<Completion, 'done_on' | 'hours'>) => {
    if (done_on !== null) return day(done_on)
    return hours === null ? t('dayUnknown') : meter(hours, unit)
  }
  const actions: Column<Completion> = {
    id: 'actions',
    header: t('actions'),
    kind: 'actions',
    onCard: 'footer',
    cell: (completion) =>
      onUndo &&
      completion.can_undo && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('undoNamed', { task: completion.task, when: when(completion) })}
          onClick={() => onUndo(completion)}
        >
          {t('undo')}
        </Button>
      ),
  }
  return [
    {
      id: 'task',
      header: t('task'),
      onCard: 'title',
      cell: ({ task, undone_at }) => (undone_at ? <del className="text-ink-muted">{task}</del> : task),
    },
    {
      id: 'doneOn',
      header: t('doneOn'),
      kind: 'date',
      cell: ({ done_on }) => (done_on === null ? t('dayUnknown') : day(done_on)),
    },
    {
      id: 'hours',
      header: t('value'),
      kind: 'number',
      cell: ({ hours }) => (hours === null ? t('none') : meter(hours, unit)),
    },
    { id: 'by', header: t('doneBy'), cell: ({ by }) => by ?? t('none') },
    { id: 'kit', header: t('kit'), cell: ({ kit }) => kit ?? t('none') },
    {
      id: 'note',
      header: t('note'),
      cell: ({ task, note, pictures, undone_at, undone_by, undo_reason, ...done }) =>
        (note || undone_at || pictures.length > 0) && (
          <span className="grid gap-1">
            {undone_at && (
              <span>{t('undoneBy', { by: undone_by ?? t('none'), reason: undo_reason ?? t('none') })}</span>
            )}
            {note}
            <PictureStrip label={t('photographsOf', { task, when: when(done) })} pictures={pictures} />
          </span>
        ),
    },
    ...(onUndo ? [actions] : []),
  ]
}
