import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type Catalogue, exportCatalogue } from '@/entities/catalogue'
import { localDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { catalogueImportsText } from './text'

/** Saves all parts of the catalogue as a table. */
export function ExportButton({ catalogue: { id, name } }: { catalogue: Catalogue }) {
  const t = useText(catalogueImportsText)
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportCatalogue(id),
    onSuccess: (table) => saveFile(table, `${name} ${localDay()}.csv`),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Button icon={<Download aria-hidden />} pending={isPending} onClick={() => mutate()}>
      {t('export')}
    </Button>
  )
}
