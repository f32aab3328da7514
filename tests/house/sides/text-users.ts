import type { Sources } from './screen-files'

/**
 * The files whose code asks for a key of a slice's texts, also by a template such as `about${to}`. Where none does, the key is
 * computed, and all files that use the texts may ask for it.
 */
export function textUsers(sources: Sources, textFile: string): (key: string) => string[] {
  const [, name] = /export const (\w+) = defineText/.exec(sources[textFile] ?? '') ?? []
  if (!name) return () => []
  const using = Object.entries(sources).filter(([file, source]) => file !== textFile && source.includes(name))
  const files = using.map(([file, source]) => ({ file, source, templates: templatesIn(source, name) }))
  return (key) => {
    const asked = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
    const asking = files.filter(
      ({ source, templates }) => source.includes(`'${asked}'`) || templates.some((template) => template.test(asked)),
    )
    return (asking.length > 0 ? asking : files).map(({ file }) => file)
  }
}

/** The keys that the templates of a file give; one without any fixed words gives none in particular. */
function templatesIn(source: string, name: string): RegExp[] {
  const [, translate = 't'] = new RegExp(`const (\\w+) = useText\\(${name}\\)`).exec(source) ?? []
  const calls = source.matchAll(new RegExp(`\\b${translate}\\(.*?\`(\\w*(?:\\$\\{[^}\`]*\\}\\w*)+)\``, 'g'))
  return [...calls].flatMap(([, template = '']) => {
    const fixed = template.split(/\$\{[^}]*\}/)
    return /[a-z]/i.test(fixed.join('')) ? [new RegExp(`^${fixed.join('\\w+')}$`)] : []
  })
}
