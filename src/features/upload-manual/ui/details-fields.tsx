import { manualUploadLimits } from '#contract/platform-limits'
import { serialRanges } from '@/entities/machine'
import { manualKinds, manualText } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { type DescribedMachine, formNames, type ManualDetails } from '../model/manual-details'
import { uploadManualText } from '../text'

type DetailsFieldsProps = {
  details: ManualDetails
  onChange: (changed: Partial<ManualDetails>) => void
  machine: DescribedMachine
  /** What the server refused, by the names of the form. */
  refused: Readonly<Record<string, string>>
  disabled: boolean
}

export function DetailsFields({ details, onChange, machine, refused, disabled }: DetailsFieldsProps) {
  const t = useText(uploadManualText)
  const kind = useText(manualText)
  const errorOf = (field: keyof ManualDetails) => refused[formNames[field]]
  const field = (name: Exclude<keyof ManualDetails, 'kind'>) => ({
    value: details[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    maxLength: manualUploadLimits[formNames[name]].maxLength,
    disabled,
    error: errorOf(name),
    optional: true,
  })
  const example = serialRanges({ variants: machine.variants ?? [] })[0]?.from ?? 'GHT00100'

  return (
    <div className="field-columns grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('displayName')}
        label={t('displayName')}
        help={t('displayNameHelp')}
        className="sm:col-span-2"
      />
      <SelectField
        label={t('kind')}
        value={details.kind}
        disabled={disabled}
        error={errorOf('kind')}
        onChange={({ target }) => {
          const chosen = manualKinds.find((offered) => offered === target.value)
          if (chosen) onChange({ kind: chosen })
        }}
        options={manualKinds.map((value) => ({ value, label: kind(value) }))}
      />
      <TextField {...field('years')} label={t('years')} help={t('yearsHelp')} />
      <TextField
        {...field('serialStart')}
        label={t('serialStart')}
        help={t('serialHelp', { example })}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...field('serialEnd')} label={t('serialEnd')} autoCapitalize="characters" spellCheck={false} />
    </div>
  )
}
