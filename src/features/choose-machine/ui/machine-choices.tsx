import { type KeyboardEvent, useId, useState } from 'react'
import { questionLimits } from '#contract/assistants-limits'
import { asChosen, type ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { chosenInstance } from '../model/chosen-instance'
import { useMachineChoices } from '../model/use-machine-choices'
import { chooseMachineText } from '../text'
import { ChoiceGroup } from './choice-group'
import { InstanceChoice, ModelChoice } from './choice-option'

type MachineChoicesProps = {
  /** The one that is chosen now. */
  current: ChosenMachine | null
  onChoose: (machine: ChosenMachine) => void
}

/** Machines by name, serial number, model or place, and models without one: type, arrows and Enter, or one tap. */
export function MachineChoices({ current, onChoose }: MachineChoicesProps) {
  const t = useText(chooseMachineText)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [serialNumber, setSerialNumber] = useState('')
  const [at, setAt] = useState(0)
  const { machines, models, isOfOperator, search, isLoaded, isFetching, error, retry } = useMachineChoices(typed)
  const choices = [...machines.map(chosenInstance), ...models.map((model) => asChosen(model, serialNumber))]
  const optionId = (index: number) => `${listId}-${index}`
  const marked = Math.min(at, choices.length - 1)

  function move(event: KeyboardEvent) {
    const choice = choices[marked]
    if (event.key === 'Enter' && choice) onChoose(choice)
    else if (event.key === 'ArrowDown') setAt(Math.min(choices.length - 1, marked + 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(0, marked - 1))
    else return
    event.preventDefault()
  }

  const optionAt = (index: number) => ({
    id: optionId(index),
    isMarked: index === marked,
    isCurrent: isSame(choices[index], current),
    onChoose: () => {
      const choice = choices[index]
      if (choice) onChoose(choice)
    },
  })

  return (
    <div className="grid gap-3">
      <TextField
        label={t('search')}
        placeholder={t('searchHint')}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isLoaded && choices.length > 0 ? optionId(marked) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={move}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('machines')}
        aria-busy={isFetching}
        tabIndex={-1}
        className="-mx-2 grid max-h-[52dvh] min-h-39 content-start gap-2 overflow-y-auto rounded-md p-1"
      >
        {isLoaded && machines.length > 0 && (
          <ChoiceGroup name={t('machines')}>
            {machines.map((machine, index) => (
              <InstanceChoice key={machine.id} machine={machine} {...optionAt(index)} />
            ))}
          </ChoiceGroup>
        )}
        {isLoaded && models.length > 0 && (
          <ChoiceGroup name={t('models')}>
            {models.map((model, index) => (
              <ModelChoice key={model.id} model={model} {...optionAt(machines.length + index)} />
            ))}
          </ChoiceGroup>
        )}
        {!isLoaded &&
          !error &&
          ['first', 'second', 'third'].map((row) => <Skeleton key={row} className="mx-1 h-14 rounded-sm" />)}
      </div>
      <p role="status" className="figures text-sm text-ink-muted empty:hidden">
        {!isLoaded && !error && t('searching')}
        {isLoaded &&
          choices.length === 0 &&
          (search ? t('nothingFound', { search }) : t(isOfOperator ? 'noMachinesForOperator' : 'noMachinesForStaff'))}
      </p>
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('failed')} {error.message}
          <Button size="sm" onClick={retry} pending={isFetching}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {isLoaded && models.length > 0 && (
        <TextField
          label={t('serial')}
          optional
          help={t('serialHelp')}
          value={serialNumber}
          onChange={(event) => setSerialNumber(event.target.value)}
          maxLength={questionLimits.serial_number.maxLength}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </div>
  )
}

const isSame = (one: ChosenMachine | undefined, other: ChosenMachine | null) =>
  one !== undefined && other !== null && one.id === other.id && one.instance?.id === other.instance?.id
