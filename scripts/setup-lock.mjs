import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` while holding the lock file, so that two starts at once never set up the same folder.
 * A lock whose process is gone is taken over.
 * @param {string} file
 * @param {() => Promise<void> | void} work
 * @param {(pid: string) => void} onWait called once when another live process holds the lock
 */
export async function withLock(file, work, onWait) {
  let told = false
  while (!take(file)) {
    const holder = read(file)
    if (holder === undefined) continue
    if (isAlive(holder)) {
      if (!told) onWait(pidOf(holder))
      told = true
      await pause(200)
    } else {
      takeAway(file, holder)
    }
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

// Written aside and linked, so that the lock never appears without its content.
function take(file) {
  const aside = `${file}.${process.pid}.new`
  writeFileSync(aside, identity(process.pid))
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

// Renaming first lets only one of several waiting processes remove the stale lock.
function takeAway(file, expected) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== expected && !existsSync(file)) renameSync(aside, file)
  else rmSync(aside, { force: true })
}

function isAlive(holder) {
  const pid = Number(pidOf(holder))
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return identity(pid) === holder
}

function pidOf(holder) {
  return holder.split(' ')[0] ?? ''
}

// The start time tells a process from a later one with the same number, as after a container's restart.
function identity(pid) {
  const stat = read(`/proc/${pid}/stat`)
  const startTime = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return startTime ? `${pid} ${startTime}` : String(pid)
}
