import { build, type Metafile } from 'esbuild'
import { describe, expect, it } from 'vitest'

/** The packages that a program imports before it runs, directly or by its own files. */
function packagesLoadedFirst({ outputs }: Metafile, program: string): Set<string> {
  const [seen, packages] = [new Set<string>(), new Set<string>()]
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement') continue
      if (external) packages.add(path)
      else visit(path)
    }
  }
  visit(program)
  return packages
}

describe('the start of the server', () => {
  it('does not load what occupies tens of megabytes and most servers never use', async () => {
    const { metafile } = await build({
      entryPoints: ['server/main.ts'],
      outdir: 'unwritten',
      write: false,
      metafile: true,
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    })
    const packages = packagesLoadedFirst(metafile, 'unwritten/main.js')
    expect(packages).toContain('fastify')
    expect(packages).not.toContain('eld/extrasmall')
    expect(packages).not.toContain('pdfkit')
    expect([...packages].filter((name) => /^ai$|^@ai-sdk/.test(name))).toEqual([])
  })
})
