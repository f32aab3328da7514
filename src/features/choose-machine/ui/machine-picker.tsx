import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { type Machine, machineQueries } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { useSettled } from '@/shared/lib/settled'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { chooseMachineText } from '../text'
import { MachineOption } from './machine-option'

type MachinePickerProps = {
  selected: Machine | undefined
  onSelect: (machine: Machine) => void
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
}

/** Type to search, arrows to move, or tap one. */
export function MachinePicker({ selected, onSelect }: MachinePickerProps) {
  const t = useText(chooseMachineText)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const { machines, total, search, error, isFetching, retry } = useMachineSearch(typed)
  const index = machines?.findIndex(({ id }) => id === selected?.id) ?? -1
  const optionId = (machine: Machine) => `${listId}-${machine.id}`

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || !machines?.length) return
    event.preventDefault()
    const next = machines[step(index, machines.length - 1)]
    if (next) onSelect(next)
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={t('search')}
        placeholder={t('modelHint')}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={selected && index >= 0 ? optionId(selected) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={move}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('machines')}
        aria-busy={isFetching}
        tabIndex={-1}
        className="-mx-1 max-h-[40dvh] min-h-39 overflow-y-auto rounded-md p-1"
      >
        {machines?.map((machine) => (
          <MachineOption
            key={machine.id}
            id={optionId(machine)}
            machine={machine}
            selected={machine.id === selected?.id}
            onSelect={() => onSelect(machine)}
          />
        ))}
        {!machines && !error && ['first', 'second', 'third'].map((row) => <Skeleton key={row} className="my-1 h-11" />)}
      </div>
      <p role="status" className="figures text-sm text-ink-muted">
        {!machines && !error && t('searching')}
        {machines && total > 0 && t('count', { count: total })}
        {machines && total === 0 && (search ? t('nothingFound', { search }) : t('noMachines'))}
      </p>
      {!machines && error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('failed')} {error.message}
          <Button size="sm" onClick={retry} pending={isFetching}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** As many as a person reads through; those with more of them search. */
const offered = 50
const pauseMs = 200

/** The machines that match what is typed. While the next ones are on their way, those of before stay. */
function useMachineSearch(typed: string) {
  const search = useSettled(typed.trim(), pauseMs)
  const { data, error, isFetching, refetch } = useQuery(machineQueries.list({ search, limit: offered }))
  return { machines: data?.items, total: data?.total ?? 0, search, error, isFetching, retry: () => void refetch() }
}
