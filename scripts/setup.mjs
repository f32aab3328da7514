import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runNode } from './run.mjs'
import { withLock } from './setup-lock.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'

const oldestNode = [20, 19]
const modules = join(root, 'node_modules')
const installStamp = join(modules, '.yardhand-installed')
const buildStamp = join(root, 'dist/.built-from')
const builtPage = join(root, 'dist/web/index.html')
const webSources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'openapi/generated',
  'package-lock.json',
]

/**
 * Prepares a checkout: checks the Node version, installs packages and, on request, builds the web app.
 * Does nothing if everything is up to date. On failure it prints the reason and ends the process.
 * @param {{ build?: boolean }} [what]
 */
export async function setUp({ build = false } = {}) {
  checkNode()
  const isReady = () => isInstalled() && (!build || isBuilt())
  if (isReady()) return
  mkdirSync(modules, { recursive: true })
  await withLock(
    join(modules, '.yardhand-setup.lock'),
    async () => {
      if (!isInstalled()) await install()
      if (build && !isBuilt()) await buildWebApp()
    },
    (pid) => console.log(`Waiting for process ${pid}, which is setting up this folder...`),
  )
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  exitWith(`Yardhand needs Node ${oldestNode.join('.')} or newer. This is Node ${process.versions.node}.`)
}

function lockHash() {
  return hashOf(root, ['package-lock.json'])
}

function isInstalled() {
  return isStamped(installStamp, lockHash())
}

async function install() {
  console.log('Installing packages...')
  // Building and testing need the development packages regardless of NODE_ENV.
  // npm ci is not an option: it fails if the optional packages of another platform are not available.
  const { code, output } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'])
  if (code !== 0) exitWith(`${output.trim()}\n\nThe packages could not be installed (npm ended with ${code}).`)
  stamp(installStamp, lockHash())
}

function webHash() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hashOf(root, webSources, settings.map((setting) => setting.join('=')).sort())
}

function isBuilt() {
  return existsSync(builtPage) && isStamped(buildStamp, webHash())
}

async function buildWebApp() {
  console.log('Building the web app...')
  const hash = webHash()
  rmSync(buildStamp, { force: true })
  const { code, output } = await runNode(['node_modules/vite/bin/vite.js', 'build'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) exitWith(`${output.trim()}\n\nThe web app could not be built (vite ended with ${code}).`)
  stamp(buildStamp, hash)
}

/** @returns {never} */
function exitWith(reason) {
  console.error(reason)
  process.exit(1)
}
