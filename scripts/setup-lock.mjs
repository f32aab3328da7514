import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` while holding a lock file, so that two simultaneous starts never set up the same folder.
 * The lock of a dead process is taken over.
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
      removeStaleLock(file, holder)
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

// Written to a temporary file and linked, so that the lock never exists without its content.
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

// Renamed first, so that only one of several waiting processes removes the stale lock.
function removeStaleLock(file, expected) {
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

// The start time distinguishes a process from a later one with the same id, for example after a container restart.
function identity(pid) {
  const stat = read(`/proc/${pid}/stat`)
  const startTime = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return startTime ? `${pid} ${startTime}` : String(pid)
}
