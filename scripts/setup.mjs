import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runNode } from './run.mjs'
import { withLock } from './setup-lock.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'

const oldestNode = [20, 19]
const modules = join(root, 'node_modules')
const installStamp = join(modules, '.yardhand-installed')
const shared = ['tsconfig.json', 'openapi/generated', 'package.json', 'package-lock.json']
const webApp = {
  name: 'web app',
  stamp: join(root, 'dist/.web-built-from'),
  result: join(root, 'dist/web/index.html'),
  sources: ['src', 'public', 'index.html', 'vite.config.ts', 'scripts/build-web.mjs', ...shared],
  command: ['scripts/build-web.mjs'],
}
const server = {
  name: 'server',
  stamp: join(root, 'dist/.server-built-from'),
  result: join(root, 'dist/server/main.js'),
  sources: ['server', 'scripts/build-server.mjs', 'scripts/server-build.mjs', ...shared],
  command: ['scripts/build-server.mjs'],
}

/**
 * Prepares a checkout: checks the Node version, installs packages and, on request, builds the web app and the server.
 * Does nothing if everything is up to date. On failure it prints the reason and ends the process.
 * @param {{ build?: boolean }} [what]
 */
export async function setUp({ build = false } = {}) {
  checkNode()
  const builds = build ? [webApp, server] : []
  const isReady = () => isInstalled() && builds.every(isBuilt)
  if (isReady()) return
  mkdirSync(modules, { recursive: true })
  await withLock(
    join(modules, '.yardhand-setup.lock'),
    async () => {
      if (!isInstalled()) await install()
      for (const outdated of builds.filter((one) => !isBuilt(one))) await make(outdated)
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

function sourceHash({ sources }) {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hashOf(root, sources, settings.map((setting) => setting.join('=')).sort())
}

function isBuilt(build) {
  return existsSync(build.result) && isStamped(build.stamp, sourceHash(build))
}

async function make(build) {
  console.log(`Building the ${build.name}...`)
  const hash = sourceHash(build)
  rmSync(build.stamp, { force: true })
  const { code, output } = await runNode(build.command, { env: { NODE_ENV: 'production' } })
  if (code !== 0) exitWith(`${output.trim()}\n\nThe ${build.name} could not be built (its build ended with ${code}).`)
  stamp(build.stamp, hash)
}

/** @returns {never} */
function exitWith(reason) {
  console.error(reason)
  process.exit(1)
}
