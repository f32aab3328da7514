import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newPriceListLimits } from '#contract/platform-limits'
import { type PriceList, pricingMutations } from '@/entities/catalogue'
import { useApiForm, useTheirChanges } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { pricesText } from '../text'

type PriceListDialogProps = {
  catalogueId: string
  /** The one to rename as it is now; undefined for a new one. */
  list: PriceList | undefined
  onClose: () => void
}

export function PriceListDialog({ catalogueId, list, onClose }: PriceListDialogProps) {
  const t = useText(pricesText)
  const [opened] = useState(list)
  const { mutateAsync: add } = useMutation(pricingMutations.addPriceList(catalogueId))
  const { mutateAsync: rename } = useMutation(pricingMutations.renamePriceList(catalogueId))
  const form = useApiForm({
    defaultValues: { name: opened?.name ?? '' },
    send: async ({ name }) => {
      const saved = await (list ? rename({ listId: list.id, version: list.version, name }) : add(name))
      toast.success(t('saved', { name: saved.name }))
      onClose()
    },
  })
  const isChanged = useTheirChanges({ form, version: list?.version, theirs: { name: list?.name ?? '' } })
  return (
    <FormDialog
      title={opened ? t('renameTitle', { name: opened.name }) : t('addListTitle')}
      submit={t(opened ? 'save' : 'addList')}
      form={form}
      onClose={onClose}
    >
      {list && isChanged && form.isDirty && (
        <Callout tone="warning" announce>
          {t('renamedMeanwhile', { name: list.name })}
        </Callout>
      )}
      <TextField
        label={t('name')}
        error={form.errorOf('name')}
        maxLength={newPriceListLimits.name.maxLength}
        autoComplete="off"
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
    </FormDialog>
  )
}
