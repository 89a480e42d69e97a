/** The processor time of a page's main thread, which other programs do not change. */

/**
 * Prepares the measurement of a page. `worked` gives the time that its main thread has had the
 * processor so far, in milliseconds.
 * @param {import('@playwright/test').Page} page
 */
export async function threadTime(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  return { session, worked };
}
