import { useMutation, useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { type LinkPurpose, portalLinkMutations, portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { shareLinkText } from '../text'
import { OpenLink } from './open-link'

type ShareLinkDialogProps = { purpose: LinkPurpose; onClose: () => void }

/** The newest open link for a purpose: its address and code, replaced and revoked here; created if there is none. */
export function ShareLinkDialog({ purpose, onClose }: ShareLinkDialogProps) {
  const t = useText(shareLinkText)
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t(`opens_${purpose.kind}`)}>
      <Loaded query={useQuery(portalLinkQueries.ofPurpose(purpose))} skeleton={<Skeleton className="h-64" />}>
        {({ items }) => {
          const link = items.find(({ state }) => state === 'open')
          return link ? <OpenLink link={link} purpose={purpose} /> : <NoLink purpose={purpose} />
        }}
      </Loaded>
    </Dialog>
  )
}

function NoLink({ purpose }: { purpose: LinkPurpose }) {
  const t = useText(shareLinkText)
  const { mutate, isPending, error } = useMutation(portalLinkMutations.share(purpose, { replace: false }))
  return (
    <>
      {error && (
        <Callout tone="danger" announce title={t('failed')}>
          {error.message}
        </Callout>
      )}
      <EmptyState
        icon={Link2}
        title={t('none')}
        action={
          <Button variant="primary" pending={isPending} onClick={() => mutate()}>
            {t('create')}
          </Button>
        }
      >
        {t('noneAdvice')}
      </EmptyState>
    </>
  )
}
