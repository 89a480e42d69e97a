import { useEffect, useRef, useState } from 'preact/hooks';
import * as words from '#locale/share.ts';

/** The board as another page would show it, in a frame that is fetched when it is asked for. */
export function Preview({ address }: { readonly address: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="embed-preview" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.tried}</summary>
      {/* A new frame, because another address in the same one would be a step of the browser's history. */}
      {isOpen && <Frame key={address} address={address} />}
    </details>
  );
}

function Frame({ address }: { readonly address: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(320);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === 'pass-alive') setHeight(Number(data.height) || 320);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <iframe
      ref={frame}
      title={words.board}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      src={address}
      style={{ height: `${height}px` }}
    />
  );
}
