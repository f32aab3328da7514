/** Source files of the web app by their path, such as `src/pages/orders/cart/text.ts`. */
export type Sources = Readonly<Record<string, string>>

type Export = { file: string; name: string }
type Module = { imports: Export[]; passedOn: Map<string, Export> }

const ALL = '*'

/**
 * The files that screens consist of: what they import, at once or late. Where an `index.ts` passes on what others export,
 * only that which is asked for is followed, because otherwise a single name would lead to the whole slice.
 */
export function screenFiles(sources: Sources) {
  const modules = new Map(Object.keys(sources).map((file) => [file, moduleOf(file, sources)]))

  /** @param endsAt files whose imports are not followed */
  return function reachedFrom(entries: readonly string[], endsAt: (file: string) => boolean = () => false) {
    const reached = new Set<string>()
    const followed = new Set<string>()
    const waiting: Export[] = entries.map((file) => ({ file, name: ALL }))
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { file, name } = next
      const from = modules.get(file)
      const id = `${file} ${name}`
      if (!from || followed.has(id) || endsAt(file)) continue
      followed.add(id)
      const passedOn = from.passedOn.get(name)
      if (passedOn) {
        waiting.push(passedOn)
        continue
      }
      if (name === ALL) waiting.push(...from.passedOn.values())
      if (!reached.has(file)) waiting.push(...from.imports)
      reached.add(file)
    }
    return reached
  }
}

function moduleOf(file: string, sources: Sources): Module {
  const source = sources[file] ?? ''
  const of = (specifier: string, name: string) => {
    const found = resolve(file, specifier, sources)
    return found ? [{ file: found, name }] : []
  }
  const imports = [...source.matchAll(/^import (?!type )(?:([^'";]+?) from )?'([^']+)'/gm)].flatMap(
    ([, names, specifier = '']) => namesIn(names).flatMap(([name]) => of(specifier, name)),
  )
  const late = [...source.matchAll(/\bimport\('([^']+)'\)(?:\.then\(\((\w+)\) => (?:\(\{ default: )?\2\.(\w+))?/g)]
  const lateImports = late.flatMap(([, specifier = '', , name = ALL]) => of(specifier, name))
  const passed = [...source.matchAll(/^export (\{[^}]*\}) from '([^']+)'/gm)].flatMap(([, names, specifier = '']) =>
    namesIn(names).flatMap(([name, as]) => of(specifier, name).map((one) => [as, one] as const)),
  )
  return { imports: [...imports, ...lateImports], passedOn: new Map(passed) }
}

/** Names in braces, each with the one that it is given; without braces, whatever the module exports. */
function namesIn(names = ''): [name: string, as: string][] {
  if (!names.startsWith('{')) return [[ALL, ALL]]
  const listed = names.replace(/[{}]/g, '').split(',')
  return listed.flatMap((one) => {
    const [name = '', as = name] = one.trim().split(' as ')
    return name === '' || name.startsWith('type ') ? [] : [[name, as]]
  })
}

function resolve(from: string, specifier: string, sources: Sources): string | undefined {
  const path = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? new URL(specifier, `file:///${from}`).pathname.slice(1)
      : undefined
  return path && [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => file in sources)
}
