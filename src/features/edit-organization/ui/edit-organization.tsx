import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Organization, organizationMutations } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { toast } from '@/shared/ui/toaster'
import { useOrganizationForm } from '../model/organization-form'
import { editOrganizationText } from '../text'
import { LogoEditor } from './logo-editor'
import { OrganizationFields } from './organization-fields'

type EditOrganizationProps = {
  /** An organization that the reader may manage; use its id as the key where it can be replaced by another one. */
  organization: Organization
  /** Called once the details are saved, for example to close the dialog around the form. */
  onSaved?: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: (isDirty: boolean) => void
}

/** The details and the logo of an organization; each is saved by itself. */
export function EditOrganization({ organization, onSaved, onDirty }: EditOrganizationProps) {
  const t = useText(editOrganizationText)
  const { id, name, description, phone_number, time_zone } = organization
  const { mutateAsync: change } = useMutation(organizationMutations.change(id))
  const form = useOrganizationForm({ name, description, phone_number, time_zone }, async (values) => {
    await change(values)
    toast.success(t('saved'))
    onSaved?.()
  })
  useEffect(() => onDirty?.(form.isDirty), [onDirty, form.isDirty])
  return (
    <div className="grid gap-6">
      <LogoEditor organization={organization} />
      <form noValidate onSubmit={form.submit} className="grid gap-5">
        {form.failure && (
          <Callout tone="danger" announce>
            {form.failure}
          </Callout>
        )}
        <OrganizationFields form={form} />
        <div>
          <Button type="submit" variant="primary" pending={form.isPending} className="max-sm:w-full">
            {t('save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
