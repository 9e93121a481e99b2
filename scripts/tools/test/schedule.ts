type Task = { alone?: boolean; run: () => Promise<void> }

/** Runs tasks in their order, at most `width` at once; a task that must be alone waits for all tasks before it. */
export async function runTasks(tasks: Task[], width: number): Promise<void> {
  const running = new Set<Promise<void>>()
  for (const task of tasks) {
    while (running.size >= (task.alone ? 1 : width)) await Promise.race(running)
    const run = task.run().finally(() => running.delete(run))
    running.add(run)
    if (task.alone) await run
  }
  await Promise.all(running)
}
