import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { outbox, type WaitingEntry } from '@/shared/lib/outbox'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { outboxText } from '../text'

type WaitingListProps = {
  entries: readonly WaitingEntry[]
  /** Tries to send them. */
  onTry: () => Promise<void>
}

/** What waits, since when, and why it was not accepted; each can be confirmed, where that helps, or discarded. */
export function WaitingList({ entries, onTry }: WaitingListProps) {
  const t = useText(outboxText)
  const moment = useDateTime()
  const [discarded, setDiscarded] = useState<WaitingEntry>()
  const confirming = useMutation({
    mutationFn: async (id: string) => {
      outbox.confirm(id)
      await onTry()
    },
  })
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{entry.title}</p>
              <p className="text-sm text-ink-muted">{moment(entry.at)}</p>
              {entry.refusal && <p className="text-sm text-danger-ink">{t('refused', { reason: entry.refusal })}</p>}
              {entry.confirmation && (
                <Button
                  size="sm"
                  pending={confirming.isPending && confirming.variables === entry.id}
                  onClick={() => confirming.mutate(entry.id)}
                >
                  {entry.confirmation.words}
                </Button>
              )}
            </div>
            <Button size="sm" aria-label={t('discardOf', { title: entry.title })} onClick={() => setDiscarded(entry)}>
              {t('discard')}
            </Button>
          </li>
        ))}
      </ul>
      {discarded && (
        <ConfirmDialog
          title={t('discardTitle')}
          description={t('discardAdvice', { title: discarded.title })}
          confirm={t('discard')}
          cancel={t('keep')}
          pending={false}
          onConfirm={() => {
            outbox.remove(discarded.id)
            setDiscarded(undefined)
          }}
          onClose={() => setDiscarded(undefined)}
        />
      )}
    </>
  )
}
