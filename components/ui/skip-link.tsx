/** For keyboard and screen reader users: skips the header. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a className="absolute -left-[100vw] py-2.5 px-4 bg-card focus:left-2 focus:top-2 focus:z-30" href={to}>
      {children}
    </a>
  );
}
