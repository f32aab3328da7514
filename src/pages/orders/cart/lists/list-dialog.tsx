import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shoppingListChangeLimits } from '#contract/platform-limits'
import { type CartSides, type ShoppingList, shoppingListMutations } from '@/entities/cart'
import { useUser } from '@/features/session'
import { useApiForm, useTheirChanges } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { cartListsText } from './text'

type ListDialogProps = {
  sides: CartSides
  /** As it is now. */
  list: ShoppingList
  onClose: () => void
}

/** The name of a list, and whether colleagues see it. */
export function ListDialog({ sides, list, onClose }: ListDialogProps) {
  const t = useText(cartListsText)
  const { is_superuser } = useUser()
  const [opened] = useState(list)
  const { mutateAsync: change } = useMutation(shoppingListMutations.change(sides, list.id))
  const form = useApiForm({
    defaultValues: valuesOf(opened),
    send: async (values) => {
      const saved = await change({ version: list.version, ...values })
      toast.success(t('saved', { name: saved.name }))
      onClose()
    },
  })
  const isChanged = useTheirChanges({ form, version: list.version, theirs: valuesOf(list) })
  return (
    <FormDialog title={t('changeTitle', { name: opened.name })} submit={t('save')} form={form} onClose={onClose}>
      {isChanged && (
        <Callout tone="warning" announce>
          {t('changedMeanwhile', { name: list.name, sharing: t(list.is_shared ? 'shared' : 'onlyMine') })}
        </Callout>
      )}
      <TextField
        label={t('name')}
        error={form.errorOf('name')}
        maxLength={shoppingListChangeLimits.name.maxLength}
        autoComplete="off"
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
      {!is_superuser && <Checkbox label={t('share')} help={t('shareHelp')} {...form.register('is_shared')} />}
    </FormDialog>
  )
}

const valuesOf = ({ name, is_shared }: ShoppingList) => ({ name, is_shared })
