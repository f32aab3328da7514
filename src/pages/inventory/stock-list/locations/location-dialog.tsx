import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newStockLocationLimits } from '#contract/platform-limits'
import { inventoryMutations, type StockLocation } from '@/entities/inventory'
import { useApiForm, useTheirChanges } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { inventoryListText } from '../text'

type LocationDialogProps = {
  /** For a super user. */
  organizationId: string | undefined
  /** The one to rename as it is now; undefined for a new one. */
  location: StockLocation | undefined
  onClose: () => void
}

export function LocationDialog({ organizationId, location, onClose }: LocationDialogProps) {
  const t = useText(inventoryListText)
  const [opened] = useState(location)
  const { mutateAsync: add } = useMutation(inventoryMutations.addLocation())
  const { mutateAsync: update } = useMutation(inventoryMutations.updateLocation())
  const form = useApiForm({
    defaultValues: { name: opened?.name ?? '' },
    send: async ({ name }) => {
      const saved = await (location
        ? update({ id: location.id, version: location.version, name })
        : add({ name, organization_id: organizationId }))
      toast.success(t('saved', { name: saved.name }))
      onClose()
    },
  })
  const isChanged = useTheirChanges({ form, version: location?.version, theirs: { name: location?.name ?? '' } })
  return (
    <FormDialog
      title={opened ? t('rename', { name: opened.name }) : t('addLocation')}
      submit={t(opened ? 'save' : 'addLocation')}
      form={form}
      onClose={onClose}
    >
      {location && isChanged && form.isDirty && (
        <Callout tone="warning" announce>
          {t('changed', { name: location.name })}
        </Callout>
      )}
      <TextField
        label={t('name')}
        maxLength={newStockLocationLimits.name.maxLength}
        autoComplete="off"
        error={form.errorOf('name')}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
    </FormDialog>
  )
}
