import { useQuery } from '@tanstack/react-query'
import { listBrandsQuery } from '#contract/platform-limits'
import { brandQueries } from '@/entities/brand'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import type { MachineForm } from '../model/use-machine-form'
import { editMachineText } from '../text'

/** All that there are, for choosing one. */
export const allBrands = () => brandQueries.list({ limit: listBrandsQuery.limit.maximum })

/** The brand of a new model; only a super user adds further ones. */
export function BrandSelect({
  form: { register, errorOf, watch },
  className,
}: {
  form: MachineForm
  className?: string
}) {
  const t = useText(editMachineText)
  const { data, error } = useQuery(allBrands())
  return (
    <SelectField
      label={t('brand')}
      help={t('brandHelp')}
      placeholder={t('chooseBrand')}
      options={data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      error={errorOf('brand_id') ?? error?.message}
      value={watch('brand_id')}
      className={className}
      {...register('brand_id', { required: t('brandRequired') })}
    />
  )
}
