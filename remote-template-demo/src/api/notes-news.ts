const channelName = 'template-demo';

/** Tells all tabs of the site that the notes have changed. */
export function tellNotesChanged(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls the listener when the notes have changed, in this tab or another one. @returns a function that ends it */
export function onNotesChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  return () => channel.close();
}
