/** For keyboards and screen readers: past the header, to what matters. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a className="skip" href={to}>
      {children}
    </a>
  );
}
