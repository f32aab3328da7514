import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from './run.mjs'

const web = join(root, 'dist/web')
const prerendered = join(root, 'dist/prerender')

await build({ root })
await prerenderLogin()

/**
 * Writes the sign-in with its form in the document itself, one for each language: on a slow connection it can be filled in
 * long before the scripts are there (docs/decisions/0072-the-sign-in-comes-first.md).
 */
async function prerenderLogin() {
  await build({
    root,
    configFile: false,
    plugins: [react()],
    resolve: { alias: { '@': join(root, 'src') } },
    build: { ssr: 'src/pages/auth/login/prerender.tsx', outDir: prerendered, copyPublicDir: false },
  })
  const { prerenderLogin: render, languages } = await import(pathToFileURL(join(prerendered, 'prerender.js')).href)
  const document = readFileSync(join(web, 'index.html'), 'utf8')
  for (const language of languages) {
    const form = await render(language)
    const inLanguage = replaced(document, '<html lang="en">', `<html lang="${language}">`)
    const withForm = replaced(inLanguage, '<div id="root"></div>', `${form}<div id="root"></div>`)
    writeFileSync(join(web, `login.${language}.html`), withForm)
  }
  rmSync(prerendered, { recursive: true })
}

function replaced(document, mark, text) {
  if (!document.includes(mark)) throw new Error(`index.html has no ${mark}`)
  return document.replace(mark, () => text)
}
