import { cartCount } from "../../../domain/cart.ts";
import { paths } from "../../../domain/routes.ts";
import { closeSearch, openSearch, readView } from "../../shop/catalogue/search-url.ts";
import { noticeTime } from "../../shop/notice.ts";
import { useShopContext, useShopState, useUser } from "../../shop/shop-context.tsx";
import { usePath, useQuery } from "../../ui/address.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Name } from "./name.tsx";
import styles from "./top-bar.module.css";

const places = [
  { href: paths.home, label: "HOME" },
  { href: paths.collection, label: "COLLECTIONS" },
  { href: paths.about, label: "ABOUT" },
  { href: paths.contact, label: "CONTACT" },
] as const;

export function TopBar() {
  const path = usePath();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Name />
        <nav className={styles.places} aria-label="Main">
          {places.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={href === path ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <SearchToggle path={path} />
          <Profile />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function SearchToggle({ path }: { readonly path: string }) {
  const { goTo } = useShopContext();
  const query = useQuery();
  const place = { path, query: query.replace(/^\?/, "") };
  const open = path === paths.collection && readView(query).search !== undefined;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={open ? "Close search" : "Open search"}
      aria-expanded={open}
      onClick={() => goTo(open ? closeSearch(place) : openSearch(place))}
    >
      <Icon name={open ? "close" : "search"} />
    </button>
  );
}

function Profile() {
  const { shop, notify } = useShopContext();
  const user = useUser();
  const letter = user?.name.trim().charAt(0).toUpperCase();
  const logOut = async () => {
    if (await shop.session.logOut()) return;
    notify({ kind: "error", text: "Failed to logout", forMs: noticeTime.shopping });
  };
  return (
    <Menu
      label={user?.name ? `Your account, ${user.name}` : "Your account"}
      face={
        <span className={letter ? styles.initial : styles.anonymous}>
          {letter || <Icon name="person" size={22} />}
        </span>
      }
    >
      <MenuItem>
        {user === undefined ? (
          <Link href={paths.login}>Login</Link>
        ) : (
          <button type="button" onClick={logOut}>
            LogOut
          </button>
        )}
      </MenuItem>
      <MenuItem>
        <Link href={paths.orders}>Orders</Link>
      </MenuItem>
      {user !== undefined && (
        <MenuItem>
          <Link href={paths.account}>Account</Link>
        </MenuItem>
      )}
      <MenuItem>
        <Link href={paths.about}>About</Link>
      </MenuItem>
    </Menu>
  );
}

function CartLink() {
  const count = useShopState(
    (shop) => shop.cart,
    (state) => cartCount(state.cart),
  );
  return (
    <Link href={paths.cart} className={styles.tool} aria-label={`Cart, ${pieces(count)}`}>
      <Icon name="cart" />
      {/* The key restarts the animation. */}
      <span className={styles.badge} key={count} data-empty={count === 0 || undefined}>
        {count}
      </span>
    </Link>
  );
}

export const pieces = (count: number): string => (count === 1 ? "1 item" : `${count} items`);
