import { useMutation } from '@tanstack/react-query'
import { Ellipsis, FileText, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  NextAttempt,
  SourceOutcome,
  SourceStateBadge,
  type TelematicsSource,
  telematicsSourceMutations,
} from '@/entities/telematics-source'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from '../text'
import { SourceDialog } from './source-dialog'
import { SourceReportDialog } from './source-report-dialog'

/** One endpoint: how it stands, what came of it, and what can be done with it. */
export function SourceCard({ organizationId, source }: { organizationId: string; source: TelematicsSource }) {
  const t = useText(instanceListText)
  const dateTime = useDateTime()
  const [asked, setAsked] = useState<'edit' | 'report' | 'remove'>()
  const { name, url, is_reading, last_outcome } = source
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
        <SourceStateBadge source={source} />
      </header>
      {last_outcome && (
        <div className="grid gap-1 text-sm">
          <p className="text-ink-muted">
            {t(last_outcome.failure ? 'lastTried' : 'lastRead', { when: dateTime(last_outcome.read_at) })}
          </p>
          <SourceOutcome outcome={last_outcome} />
          <NextAttempt circuit={source.circuit} />
        </div>
      )}
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
              disabled: !last_outcome,
            },
            { label: t('remove'), icon: <Trash2 aria-hidden />, onSelect: () => setAsked('remove'), destructive: true },
          ]}
        />
      </footer>
      {asked === 'edit' && <SourceDialog organizationId={organizationId} source={source} onClose={stop} />}
      {asked === 'report' && <SourceReportDialog source={source} onClose={stop} />}
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
