import type { Machine } from '../machine'

/** Brand and model, as people say it, with the model standing out. */
export function MachineName({ brand, model }: Pick<Machine, 'brand' | 'model'>) {
  return (
    <>
      {brand} <span className="font-semibold">{model}</span>
    </>
  )
}
