import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOpenInstance } from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { LastDoneStep } from './last-done-step'
import { ModelField } from './model-field'
import { addInstanceRoute } from './route'
import { SerialField } from './serial-field'
import { SideFields } from './side-fields'
import { SiteFields } from './site-fields'
import { addInstanceText } from './text'
import { type AddedInstance, useAddForm } from './use-add-form'
import { useOwners } from './use-owners'

type AddInstancePageProps = {
  /** The owner of the new machine, where that is known already. */
  organizationId: string | undefined
  onOpen: (instanceId: string) => void
  onCancel: () => void
}

/** A new machine on one page, of which the type plate fills in the most important part. */
export function AddInstancePage({ organizationId, onOpen, onCancel }: AddInstancePageProps) {
  const t = useText(addInstanceText)
  usePageTitle(t('title'))
  const user = useUser()
  const owners = useOwners(user)
  const [added, setAdded] = useState<AddedInstance>()
  const form = useAddForm(owners ? (organizationId ?? '') : (user.organization?.id ?? ''), (one) =>
    one.tasks.length > 0 ? setAdded(one) : onOpen(one.id),
  )
  if (added) {
    return (
      <div className="max-w-180">
        <PageHeader title={t('lastDoneTitle')} />
        <LastDoneStep added={added} onEnd={() => onOpen(added.id)} />
      </div>
    )
  }

  return (
    <div className="max-w-180">
      <PageHeader
        title={t('title')}
        back={
          <BackLink href="/machine-instances" onBack={onCancel}>
            {t('back')}
          </BackLink>
        }
      />
      <form noValidate onSubmit={form.submit} className="grid gap-5">
        <Card title={t('machine')}>
          <div className="grid gap-5">
            <SideFields form={form} user={user} owners={owners} />
            <ModelField form={form} />
            <SerialField form={form} onOpen={onOpen} />
          </div>
        </Card>
        <Card title={t('onSite')}>
          <SiteFields form={form} />
        </Card>
        {form.failure && (
          <Callout tone="danger" announce>
            {form.failure}
          </Callout>
        )}
        <div className="flex flex-wrap gap-2 max-sm:sticky max-sm:bottom-0 max-sm:bg-canvas max-sm:py-3 max-sm:*:grow">
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" pending={form.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </div>
  )
}

export function AddInstanceScreen() {
  const { organization_id } = useRouteSearch(addInstanceRoute).search
  const navigate = useNavigate()
  return (
    <AddInstancePage
      organizationId={organization_id}
      onOpen={useOpenInstance()}
      onCancel={() => void navigate({ to: '/machine-instances', search: {} })}
    />
  )
}
