import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnerField } from '@/entities/machine-instance'
import { type PortalLink, portalLinkMutations, useLinkWords } from '@/entities/portal-link'
import { CopyAddress } from '@/features/share-link'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Dialog } from '@/shared/ui/dialog'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { instanceListText } from '../text'
import type { OwnerDialogProps } from '../use-instance-owners'

/** Asks for the operator, then shows the address of the new link. */
export function CreateLinkDialog({ organizationId, operators, onClose }: OwnerDialogProps) {
  const t = useText(instanceListText)
  const [created, setCreated] = useState<PortalLink>()
  const { mutateAsync } = useMutation(portalLinkMutations.createKitsLink())
  const { register, watch, setValue, errorOf, ...form } = useApiForm({
    defaultValues: { organization_id: organizationId ?? '', replace: false },
    send: async (values) => setCreated(await mutateAsync(values)),
  })
  if (created) return <CreatedLinkDialog link={created} onClose={onClose} />

  // Chosen by its value alone, so it is registered without an element.
  register('organization_id', { required: t('operatorRequired') })
  const choose = (id: string) => setValue('organization_id', id, { shouldDirty: true, shouldValidate: true })
  return (
    <FormDialog
      title={t('createKitsLink')}
      description={t('createKitsLinkDetail')}
      submit={t('submit')}
      form={form}
      onClose={onClose}
    >
      {operators && (
        <OwnerField
          operators={operators}
          value={watch('organization_id')}
          onChange={choose}
          error={errorOf('organization_id')}
        />
      )}
      <Checkbox label={t('replace')} help={t('replaceHelp')} {...register('replace')} />
    </FormDialog>
  )
}

/** The address of the new link, to be passed on, and until when it is valid. */
function CreatedLinkDialog({ link, onClose }: { link: PortalLink; onClose: () => void }) {
  const t = useText(instanceListText)
  const { validUntil } = useLinkWords(link)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('linkCreated')}
      description={t('linkCreatedDetail', { operator: link.organization.name, when: validUntil })}
      actions={
        <>
          <CopyAddress url={link.url} />
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('address')}
        value={link.url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  )
}
