import { useQuery } from '@tanstack/react-query'
import { type Catalogue, type CataloguePart, catalogueQueries, type QuantityPrice } from '@/entities/catalogue'
import { PicturesField } from '@/entities/picture'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { Dialog } from '@/shared/ui/dialog'
import { FormDialog } from '@/shared/ui/form-dialog'
import { Loaded } from '@/shared/ui/loaded'
import { toast } from '@/shared/ui/toaster'
import { cataloguePartsText } from '../text'
import { ChangedPart } from './changed-part'
import { PartFields } from './part-fields'
import { PriceBreakRows } from './price-break-rows'
import { SuccessorFields } from './successor-fields'
import { usePartForm } from './use-part-form'

type PartDialogProps = {
  catalogue: Catalogue
  /** The one to change; undefined for a new one. */
  part: CataloguePart | undefined
  onClose: () => void
}

/** A part of the catalogue with everything that determines how it is sold. */
export function PartDialog(props: PartDialogProps) {
  const { part } = props
  return part ? <StoredPartDialog {...props} part={part} /> : <PartForm {...props} breaks={none} />
}

const none: QuantityPrice[] = []

function StoredPartDialog({ part, ...props }: PartDialogProps & { part: CataloguePart }) {
  const t = useText(cataloguePartsText)
  const query = useQuery({ ...catalogueQueries.priceBreaks(props.catalogue.id, part.id), staleTime: 0, gcTime: 0 })
  if (query.data) return <PartForm {...props} part={part} breaks={query.data.prices} />
  return (
    <Dialog open onOpenChange={props.onClose} title={t('editTitle', { number: part.part_number })} size="lg">
      <Loaded query={query} />
    </Dialog>
  )
}

function PartForm({ catalogue, part, breaks, onClose }: PartDialogProps & { breaks: readonly QuantityPrice[] }) {
  const t = useText(cataloguePartsText)
  const form = usePartForm({
    catalogue,
    part,
    breaks,
    onSaved: ({ part_number: number }) => {
      toast.success(t('saved', { number }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={part ? t('editTitle', { number: part.part_number }) : t('addTitle')}
      submit={t(part ? 'save' : 'add')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      {form.meanwhile && <ChangedPart {...form.meanwhile} onLoad={form.loadTheirs} />}
      <PartFields form={form} currency={catalogue.currency} />
      <PicturesField label={t('pictures')} pictures={form.pictures} ordered />
      <Checkbox label={t('isSold')} help={t('isSoldHelp')} {...form.register('is_active')} />
      <PriceBreakRows form={form} currency={catalogue.currency} />
      <SuccessorFields form={form} catalogue={catalogue} />
    </FormDialog>
  )
}
