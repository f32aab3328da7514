import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newShoppingListLimits } from '#contract/platform-limits'
import { type CartSides, type NewCartLine, shoppingListMutations, shoppingListQueries } from '@/entities/cart'
import { userQueries } from '@/entities/user'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { saveToListText } from '../text'

/** A part or a bundle as people call it, and as the server knows it. */
export type SavedPart = { name: string; line: NewCartLine }

type SaveToListDialogProps = { sides: CartSides; parts: readonly SavedPart[]; onClose: () => void }

/** Into which list: a new one, or one that there is already. */
export function SaveToListDialog({ sides, parts, onClose }: SaveToListDialogProps) {
  const t = useText(saveToListText)
  const { data: user } = useQuery(userQueries.me())
  const lists = useQuery(shoppingListQueries.list(sides))
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { mutateAsync: save } = useMutation(shoppingListMutations.save(sides))
  const { mutateAsync: add } = useMutation(shoppingListMutations.add(sides))
  const chosen = parts.filter((_, index) => !left.has(index))
  const form = useApiForm({
    defaultValues: { list: '', name: '', is_shared: false },
    send: async ({ list, ...values }) => {
      const lines = chosen.map(({ line }) => line)
      const saved = await (list ? add({ listId: list, lines }) : save({ ...values, lines }))
      toast.success(t('saved', { name: saved.name }))
      onClose()
    },
  })
  const listId = form.watch('list')
  const items = lists.data?.items ?? []
  return (
    <FormDialog title={t('title')} submit={t('save')} form={form} onClose={onClose}>
      {items.length > 0 && (
        <SelectField
          label={t('list')}
          placeholder={t('newList')}
          options={items.map(({ id, name, is_own, owner }) => ({
            value: id,
            label: is_own ? name : t('listOf', { name, owner }),
          }))}
          {...form.register('list')}
        />
      )}
      {listId === '' && (
        <>
          <TextField
            label={t('name')}
            help={t('nameHelp')}
            error={form.errorOf('name')}
            maxLength={newShoppingListLimits.name.maxLength}
            autoComplete="off"
            {...form.register('name', {
              validate: (name, { list }) => list !== '' || name.trim() !== '' || t('nameRequired'),
            })}
          />
          {user && !user.is_superuser && (
            <Checkbox label={t('share')} help={t('shareHelp')} {...form.register('is_shared')} />
          )}
        </>
      )}
      {parts.length > 1 && <ChosenParts parts={parts} left={left} onChange={setLeft} />}
    </FormDialog>
  )
}

type ChosenPartsProps = {
  parts: readonly SavedPart[]
  /** The places of those that are left out. */
  left: ReadonlySet<number>
  onChange: (left: ReadonlySet<number>) => void
}

function ChosenParts({ parts, left, onChange }: ChosenPartsProps) {
  const t = useText(saveToListText)
  function toggle(index: number) {
    const next = new Set(left)
    if (!next.delete(index)) next.add(index)
    onChange(next)
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{t('parts', { count: parts.length - left.size })}</legend>
      <div className="max-h-64 overflow-y-auto rounded-md border border-line px-3 py-1">
        {parts.map(({ name, line }, index) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none moves
            key={index}
            label={<span className="min-w-0 wrap-anywhere">{t('times', { quantity: line.quantity, name })}</span>}
            checked={!left.has(index)}
            // One part at least is saved.
            disabled={!left.has(index) && left.size === parts.length - 1}
            onChange={() => toggle(index)}
          />
        ))}
      </div>
    </fieldset>
  )
}
