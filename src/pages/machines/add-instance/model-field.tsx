import { useState } from 'react'
import { useController } from 'react-hook-form'
import { ChosenModel, type Model, type ModelChoice, ModelSearch } from '@/features/choose-model'
import { useText } from '@/shared/lib/i18n'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

/** The model: searched for, or read from the text of a type plate, which also fills in the serial number. */
export function ModelField({ form }: { form: AddForm }) {
  const t = useText(addInstanceText)
  const [model, setModel] = useState<Model>()
  const [isChanging, setChanging] = useState(false)
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

  function change() {
    setModel(undefined)
    setChanging(true)
    form.setValue('machine_id', '', { shouldDirty: true })
  }

  return model ? (
    <ChosenModel model={model} onChange={change} />
  ) : (
    <ModelSearch
      fieldRef={field.ref}
      error={form.errorOf('machine_id')}
      startsFocused={isChanging}
      onChoose={choose}
      onSerial={fillIn}
    />
  )
}
