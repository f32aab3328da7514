import { useState } from 'react'
import { useController } from 'react-hook-form'
import { ChosenModel, type Model, type ModelChoice, ModelSearch } from '@/features/choose-model'
import {
  PhotographInput,
  PhotographStatus,
  type PhotographText,
  usePhotographReading,
} from '@/features/read-photograph'
import { useText } from '@/shared/lib/i18n'
import { ReadPlate } from './read-plate'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

/** The model: searched for, or read from the text or a photograph of a type plate, which also fills in the serial number. */
export function ModelField({ form }: { form: AddForm }) {
  const t = useText(addInstanceText)
  const [model, setModel] = useState<Model>()
  const [isChanging, setChanging] = useState(false)
  const [plate, setPlate] = useState<PhotographText>()
  const reading = usePhotographReading(fillFromPlate)
  const { field } = useController({
    control: form.control,
    name: 'machine_id',
    rules: { required: t('modelRequired') },
  })

  function choose({ model: chosen, serialNumber }: ModelChoice) {
    setModel(chosen)
    form.setValue('machine_id', chosen.id, { shouldDirty: true, shouldValidate: true })
    if (serialNumber) fillIn(serialNumber)
    form.setFocus('serial_number')
  }

  const fillIn = (serialNumber: string) =>
    form.setValue('serial_number', serialNumber, { shouldDirty: true, shouldValidate: true })

  /** What was typed stays: it may be right where the photograph is not. */
  function fillFromPlate(read: PhotographText) {
    const written = form.getValues('serial_number').trim()
    const isFree = written === '' || written === plate?.serial_number?.text
    const serialNumber = isFree ? read.serial_number?.text : undefined
    const [only, other] = read.models
    setPlate(read)
    if (only && !other) choose({ model: only, serialNumber })
    else if (serialNumber) fillIn(serialNumber)
  }

  function change() {
    setModel(undefined)
    setChanging(true)
    form.setValue('machine_id', '', { shouldDirty: true })
  }

  return (
    <div className="grid gap-4">
      <div className="grid justify-items-start gap-2">
        <PhotographInput reading={reading} label={t('photographPlate')} />
        <PhotographStatus reading={reading}>
          {plate && <ReadPlate plate={plate} isModelKnown={model !== undefined} />}
        </PhotographStatus>
      </div>
      {model ? (
        <ChosenModel model={model} onChange={change} />
      ) : (
        <ModelSearch
          // Another plate is another search.
          key={plate?.model?.text}
          initialText={plate?.model?.text}
          fieldRef={field.ref}
          error={form.errorOf('machine_id')}
          startsFocused={isChanging}
          onChoose={choose}
          onSerial={fillIn}
        />
      )}
    </div>
  )
}
