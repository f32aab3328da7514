import type { MachineDependents } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { machineDetailsText } from '../text'

const kinds = ['manuals', 'tasks', 'kits', 'operators', 'conversations'] as const

/** What removing does, and in figures what goes with it. */
export function WhatGoes({ dependents, fromAll }: { dependents: MachineDependents; fromAll: boolean }) {
  const t = useText(machineDetailsText)
  const going = kinds.filter((kind) => dependents[kind] > 0)
  const effect = fromAll ? 'deleteForAllHelp' : dependents.deletes_model ? 'removeDeleteHelp' : 'giveUpHelp'
  return (
    <>
      <p>{t(effect)}</p>
      {going.length === 0 ? (
        <p>{t('nothingGoes')}</p>
      ) : (
        <div>
          <p className="font-semibold">{t('goes')}</p>
          <ul className="mt-1 list-disc pl-5">
            {going.map((kind) => (
              <li key={kind} className="figures">
                {t(kind, { count: dependents[kind] })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
