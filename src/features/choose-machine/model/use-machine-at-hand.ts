import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { asChosen, machineQueries } from '@/entities/machine'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { chosenInstance } from './chosen-instance'
import { useChosenMachine } from './use-chosen-machine'

/**
 * The machine that a person most probably asks about: the one chosen on this device, otherwise the one that they last worked
 * with, otherwise the only model that they have. It is chosen by itself.
 *
 * @param isNeeded false where the page knows already which machine it is about
 */
export function useMachineAtHand({ isNeeded = true } = {}) {
  const { machine, choose } = useChosenMachine()
  const isNone = isNeeded && machine === null
  const recent = useQuery({ ...machineInstanceQueries.recent(), enabled: isNone })
  const last = recent.data?.items[0]
  const models = useQuery({ ...machineQueries.list({ limit: 2 }), enabled: isNone && recent.isSuccess && !last })
  const [onlyModel, another] = models.data?.items ?? []

  const found = last ? chosenInstance(last) : onlyModel && !another ? asChosen(onlyModel) : undefined
  const chooseFound = useEffectEvent(() => {
    if (found && isNone) choose(found)
  })
  const foundId = found?.instance?.id ?? found?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was found
  useEffect(() => chooseFound(), [foundId, isNone])

  return {
    machine: machine ?? (isNone ? found : undefined),
    isPending: isNone && (recent.isPending || (recent.isSuccess && !last && models.isPending)),
    error: isNone ? (recent.error ?? models.error) : null,
    retry: () => void (recent.error ? recent.refetch() : models.refetch()),
  }
}
