import { useMutation, useQuery } from '@tanstack/react-query'
import { Printer, QrCode as QrIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { type PortalLink, portalLinkMutations, portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { PrintAlone } from '@/shared/ui/print-alone'
import { Skeleton } from '@/shared/ui/skeleton'
import { Label } from '@/widgets/machine-label'
import { instanceDetailsText } from '../text'
import { type Question, QuestionDialog } from './question-dialog'

/** The label of a machine, for who manages it: shown, printed, replaced, revoked. Nothing for who does not. */
export function MachineLabel({ instanceId }: { instanceId: string }) {
  const t = useText(instanceDetailsText)
  const { data: instance } = useQuery(machineInstanceQueries.detail(instanceId))
  const mayManage = instance?.can_manage === true
  const query = useQuery({ ...portalLinkQueries.ofInstance(instanceId), enabled: mayManage })
  if (instance && !mayManage) return null

  return (
    <Card title={t('labelTitle')}>
      <Loaded query={query} errorTitle={t('failed')} skeleton={<Skeleton className="h-64" />}>
        {({ items }) => {
          const link = items.find(({ state }) => state === 'open')
          return instance && link ? (
            <CurrentLabel instance={instance} link={link} />
          ) : (
            <NotYet instanceId={instanceId} />
          )
        }}
      </Loaded>
    </Card>
  )
}

function NotYet({ instanceId }: { instanceId: string }) {
  const t = useText(instanceDetailsText)
  const { mutate, isPending, error } = useMutation(portalLinkMutations.createHoursLink(instanceId))
  return (
    <>
      {error && <Failed>{error.message}</Failed>}
      <EmptyState
        icon={QrIcon}
        title={t('labelNone')}
        action={
          <Button pending={isPending} onClick={() => mutate({ replace: false })}>
            {t('create')}
          </Button>
        }
      >
        {t('summary')}
      </EmptyState>
    </>
  )
}

function Failed({ children }: { children: ReactNode }) {
  const t = useText(instanceDetailsText)
  return (
    <Callout tone="danger" announce title={t('notDone')}>
      {children}
    </Callout>
  )
}

function CurrentLabel({ instance, link }: { instance: MachineInstance; link: PortalLink }) {
  const t = useText(instanceDetailsText)
  const ago = useRelativeTime()
  const [isPrinting, setPrinting] = useState(false)
  const [question, setQuestion] = useState<Question>()
  return (
    <div className="flex flex-wrap gap-6">
      <Label instance={instance} url={link.url} />
      <div className="grid max-w-80 grow basis-52 content-start gap-4">
        <p>{t('summary')}</p>
        <p className="text-ink-muted">
          {link.last_used_at ? t('lastUsed', { when: ago(link.last_used_at) }) : t('neverUsed')}
        </p>
        <p className="print:hidden">
          <a
            href={link.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-control-sm items-center text-link hover:underline"
          >
            {t('open')}
          </a>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Printer aria-hidden />} onClick={() => setPrinting(true)}>
            {t('print')}
          </Button>
          <Button onClick={() => setQuestion('renew')}>{t('renew')}</Button>
          <Button variant="quiet" onClick={() => setQuestion('revoke')}>
            {t('revoke')}
          </Button>
        </div>
      </div>
      {isPrinting && (
        <PrintAlone onDone={() => setPrinting(false)}>
          <Label instance={instance} url={link.url} />
        </PrintAlone>
      )}
      {question && (
        <QuestionDialog
          question={question}
          link={link}
          instanceId={instance.id}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  )
}
