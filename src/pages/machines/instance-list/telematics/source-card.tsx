import { useMutation, useQuery } from '@tanstack/react-query'
import { Ellipsis, FileText, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  stateOf,
  type TelematicsSource,
  telematicsSourceMutations,
  telematicsSourceQueries,
} from '@/entities/telematics-source'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { Dialog } from '@/shared/ui/dialog'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { Loaded } from '@/shared/ui/loaded'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from '../text'
import { SourceDialog } from './source-dialog'
import { OutcomeCounts, TelematicsReport } from './telematics-report'

const statuses: Record<ReturnType<typeof stateOf>, Status> = {
  reading: 'working',
  suspended: 'failed',
  failed: 'failed',
  paused: 'idle',
  unread: 'new',
  read: 'done',
}

/** One endpoint: its state, its last outcome, and the actions on it. */
export function SourceCard({ organizationId, source }: { organizationId: string; source: TelematicsSource }) {
  const t = useText(instanceListText)
  const [asked, setAsked] = useState<'edit' | 'report' | 'remove'>()
  const { name, url, is_reading } = source
  const state = stateOf(source)
  const stop = () => setAsked(undefined)
  const poll = useMutation({
    ...telematicsSourceMutations.poll(source.id),
    onSuccess: () => toast.success(t('asked', { name })),
    onError: ({ message }) => toast.error(message),
  })

  return (
    <article aria-label={name} className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm wrap-anywhere text-ink-muted">{url}</p>
        </div>
        <StatusBadge status={statuses[state]} label={t(state)} />
      </header>
      <LastOutcome source={source} />
      <footer className="flex items-center justify-between gap-2">
        <Button
          icon={<RefreshCw aria-hidden />}
          onClick={() => poll.mutate()}
          pending={poll.isPending}
          disabled={is_reading}
        >
          {t('readNow')}
        </Button>
        <DropdownMenu
          trigger={<IconButton label={t('actionsFor', { name })} icon={<Ellipsis aria-hidden />} />}
          actions={[
            { label: t('edit'), icon: <Pencil aria-hidden />, onSelect: () => setAsked('edit') },
            {
              label: t('report'),
              icon: <FileText aria-hidden />,
              onSelect: () => setAsked('report'),
              disabled: !source.last_outcome,
            },
            { label: t('remove'), icon: <Trash2 aria-hidden />, onSelect: () => setAsked('remove'), destructive: true },
          ]}
        />
      </footer>
      {asked === 'edit' && <SourceDialog organizationId={organizationId} source={source} onClose={stop} />}
      {asked === 'report' && <ReportDialog source={source} onClose={stop} />}
      {asked === 'remove' && (
        <ConfirmMutation
          title={t('removeTitle', { name })}
          description={t('removeWarning')}
          confirm={t('removeConfirm')}
          mutation={telematicsSourceMutations.remove(source.id)}
          done={t('removed')}
          onClose={stop}
        />
      )}
    </article>
  )
}

/** The outcome of the last time that an endpoint was read, and when one that failed is tried again. */
function LastOutcome({ source: { last_outcome: outcome, circuit } }: { source: TelematicsSource }) {
  const t = useText(instanceListText)
  const dateTime = useDateTime()
  if (!outcome) return null
  const { failure, read_at, applied, unchanged, refused, unknown } = outcome
  const { state, failures, next_attempt_at: next } = circuit
  const isRetried = failures > 0 && next !== null
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-ink-muted">{t(failure ? 'lastTried' : 'lastRead', { when: dateTime(read_at) })}</p>
      {failure && <p className="text-danger-ink">{failure}</p>}
      {(!failure || applied + unchanged + refused + unknown > 0) && (
        <p className="figures">
          <OutcomeCounts outcome={outcome} />
        </p>
      )}
      {isRetried && (
        <p>{t(state === 'closed' ? 'nextAttempt' : 'suspendedAfter', { failures, when: dateTime(next) })}</p>
      )}
    </div>
  )
}

/** The outcome for each machine when an endpoint was last read. */
function ReportDialog({ source, onClose }: { source: TelematicsSource; onClose: () => void }) {
  const t = useText(instanceListText)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reportTitle', { name: source.name })}
      size="lg"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Loaded query={useQuery(telematicsSourceQueries.report(source))}>
        {(report) => <TelematicsReport report={report} />}
      </Loaded>
    </Dialog>
  )
}
