import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { catalogueChangeLimits } from '#contract/platform-limits'
import { type Catalogue, catalogueMutations } from '@/entities/catalogue'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { managedCatalogueText } from '../text'

/** Renames the catalogue of the reader's dealership, in a dialog. */
export function RenameCatalogue({ catalogue }: { catalogue: Catalogue }) {
  const t = useText(managedCatalogueText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Pencil aria-hidden />} onClick={() => setOpen(true)} className="print:hidden">
        {t('rename')}
      </Button>
      {isOpen && <RenameDialog catalogue={catalogue} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenameDialog({ catalogue, onClose }: { catalogue: Catalogue; onClose: () => void }) {
  const t = useText(managedCatalogueText)
  const { mutateAsync } = useMutation(catalogueMutations.rename(catalogue.id))
  const form = useRecordForm<Catalogue, { name: string }>({
    record: catalogue,
    valuesOf: ({ name }) => ({ name }),
    send: async ({ name }, { version }) => {
      const saved = await mutateAsync({ version, name: name.trim() })
      toast.success(t('renamed', { name: saved.name }))
      onClose()
      return saved
    },
  })
  return (
    <FormDialog title={t('renameTitle')} submit={t('save')} form={form} onClose={onClose}>
      {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
      <TextField
        label={t('name')}
        required
        autoComplete="off"
        maxLength={catalogueChangeLimits.name.maxLength}
        error={form.errorOf('name')}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
    </FormDialog>
  )
}
