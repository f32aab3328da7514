import { useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { newServiceKitLimits } from '#contract/platform-limits'
import type { ServiceKit } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { FormRows } from '@/shared/ui/form-rows'
import { machineDetailsText } from '../text'
import { knownParts, newPart } from './kit-values'
import { PartFields } from './part-fields'
import type { KitForm } from './use-kit-form'

/** What a kit is made of. */
export function PartRows({ form, kits }: { form: KitForm; kits: readonly ServiceKit[] }) {
  const t = useText(machineDetailsText)
  const numbersId = useId()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parts' })
  const known = knownParts(kits)
  return (
    <>
      <FormRows
        label={t('parts')}
        help={t('partsHelp')}
        rows={fields}
        rowLabel={(n) => t('partN', { n })}
        add={t('addPart')}
        onAdd={() => append(newPart)}
        removeLabel={(n) => t('removePart', { n })}
        onRemove={remove}
        minRows={1}
        maxRows={newServiceKitLimits.parts.maxItems}
      >
        {(index) => <PartFields form={form} index={index} known={known} numbersId={numbersId} />}
      </FormRows>
      <datalist id={numbersId}>
        {[...known.values()].map(({ part_id, part_number, description }) => (
          <option key={part_id} value={part_number}>
            {description}
          </option>
        ))}
      </datalist>
    </>
  )
}
