import type { Machine } from '../machine'

/** Brand and model, with the model emphasised. */
export function MachineName({ brand, model }: Pick<Machine, 'brand' | 'model'>) {
  return (
    <>
      {brand} <span className="font-semibold">{model}</span>
    </>
  )
}
