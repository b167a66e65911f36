/** For tests: all that a browser keeps of a page's origin, and what the page itself holds, as one text. Runs in the page, and knows nothing around it. */
export async function everythingKept(): Promise<string> {
  const rows: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
    });
    for (const table of database.objectStoreNames) {
      const request = database.transaction(table).objectStore(table).getAll();
      rows.push(await new Promise((done) => (request.onsuccess = () => done(request.result))));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) rows.push(await (await cache.match(request))?.text());
  }
  return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }, document.cookie, document.documentElement.outerHTML]);
}
